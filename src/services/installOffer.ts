/** Stores the browser's offer to install the site for `installApp`: it comes only once, perhaps before the button's code is loaded. */
export function storeInstallOffer(): void {
  addEventListener('beforeinstallprompt', (offer) => {
    // Otherwise some browsers cover part of the page with a bar of their own.
    offer.preventDefault();
    Object.assign(window, { installOffer: offer });
  });
}
