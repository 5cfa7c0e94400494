/** Address of a screen of the native app. */
export function appLink(scheme: string, screen: 'campaignDetail', id: string): string {
  return `${scheme}://${screen}?id=${encodeURIComponent(id)}`;
}
