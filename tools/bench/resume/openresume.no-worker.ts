/** Replaces the script that OpenResume loads into a browser's worker. In Node, pdf.js finds its own. */
export default undefined;
