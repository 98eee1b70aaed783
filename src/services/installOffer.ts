/** Stores the browser's offer to install the site for `installApp`: it comes once, perhaps before the code of the button is loaded. */
export function storeInstallOffer(): void {
  addEventListener('beforeinstallprompt', (offer) => {
    // Otherwise some browsers cover the page with a bar of their own.
    offer.preventDefault();
    Object.assign(window, { installOffer: offer });
  });
}
