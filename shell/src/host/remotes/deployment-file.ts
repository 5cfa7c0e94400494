/**
 * Reads the deployment manifest past every cache.
 *
 * @throws Error without an answer, with another status than 2xx, or when it is not JSON
 */
export async function readDeploymentFile(url: string): Promise<unknown> {
  const answer = await fetch(url, { cache: 'no-store' });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return answer.json();
}
