/** The Federal Housing Finance Agency asks for this sentence wherever its House Price Index appears. */
export const indexNotice = "This product uses FHFA data but is neither endorsed nor certified by FHFA.";
