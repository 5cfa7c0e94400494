/**
 * Reads the deployment manifest without caches.
 *
 * @throws Error without a response, with a status other than 2xx, or for invalid JSON
 */
export async function readDeploymentFile(url: string): Promise<unknown> {
  const answer = await fetch(url, { cache: 'no-store' });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return answer.json();
}
