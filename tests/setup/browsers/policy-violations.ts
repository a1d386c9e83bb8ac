/** Runs in the page. Not every violation reaches the console as a message that a library can read. */
export function reportPolicyViolations(): void {
  document.addEventListener("securitypolicyviolation", (event) => {
    console.error(
      `Content-Security-Policy: ${event.effectiveDirective} refused ${event.blockedURI} ${event.sample}`,
    );
  });
}
