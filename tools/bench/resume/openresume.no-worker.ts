/** In the place of the script that OpenResume loads into a browser's worker: in Node pdf.js finds its own. */
export default undefined;
