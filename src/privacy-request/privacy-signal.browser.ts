/** Whether this browser asks sites not to sell or share data (https://www.w3.org/TR/gpc/). */
export function sendsPrivacySignal(): boolean {
  return "globalPrivacyControl" in navigator && navigator.globalPrivacyControl === true;
}
