import { type Meta, story } from '../../testing/story';
import { ServerText } from './server-text';

const meta: Meta = { title: 'Long text/ServerText', component: ServerText };

export default meta;

export const InTheLanguageOfThePage = story((w) => (
  <p>
    <ServerText>{w.offer}</ServerText>
  </p>
));

export const InAnotherLanguage = story(() => (
  <p>
    <ServerText>Pier 4 night market</ServerText> · <ServerText>海傍夜市</ServerText>
  </p>
));
