/** Channels that share a page by opening a URL. */
export type SharePage = 'email' | 'whatsapp' | 'facebook' | 'linkedin' | 'line' | 'x';

const PAGES: Readonly<Record<SharePage, (url: string, title: string) => string>> = {
  email: (url, title) => `mailto:?subject=${title}&body=${url}`,
  whatsapp: (url, title) => `https://wa.me/?text=${title}%20${url}`,
  facebook: (url) => `https://www.facebook.com/sharer/sharer.php?u=${url}`,
  linkedin: (url) => `https://www.linkedin.com/sharing/share-offsite/?url=${url}`,
  line: (url) => `https://social-plugins.line.me/lineit/share?url=${url}`,
  x: (url, title) => `https://x.com/intent/post?text=${title}&url=${url}`,
};

export const SHARE_PAGES = Object.keys(PAGES) as SharePage[];

/** The URL with which somebody shares a page: a network's own, or a new email. Nothing is sent to a network before the user opens it. */
export const shareAddress = (channel: SharePage, url: string, title: string): string => PAGES[channel](encodeURIComponent(url), encodeURIComponent(title));
