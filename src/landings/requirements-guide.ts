/** Where the build puts the printable form of the requirements page. */
export const REQUIREMENTS_GUIDE_PATH = "/downloads/dscr-loan-requirements.pdf";
