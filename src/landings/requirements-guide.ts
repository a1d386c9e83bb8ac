/** Where the build writes the printable PDF of the requirements page. */
export const REQUIREMENTS_GUIDE_PATH = "/downloads/dscr-loan-requirements.pdf";
