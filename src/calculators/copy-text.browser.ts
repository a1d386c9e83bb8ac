/** Whether it worked: clipboards are missing on unencrypted pages, and a visitor may refuse. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
