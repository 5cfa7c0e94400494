/** Long enough for the slowest browser to have taken the file. */
const kept = 60_000;

/** Hands a file to the browser's download. */
export function saveFile(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => {
    URL.revokeObjectURL(link.href);
  }, kept);
}
