import { SafeHtml } from './safe-html';
import { type Meta, story } from '../../testing/story';

const meta: Meta = { title: 'Long text/SafeHtml', component: SafeHtml };

export default meta;

export const Formatted = story((w) => (
  <SafeHtml
    html={`<p>${w.long}</p><ul><li>${w.offer}</li><li><a href="https://example.com">${w.brand}</a></li></ul>`}
  />
));

export const HarmfulPartsGone = story((w) => (
  <SafeHtml html={`<p style="position:fixed">${w.offer}</p><form><input></form><script>1</script>`} />
));
