import { ExternalLink } from './external-link';
import { Row } from '../../testing/layouts';
import { type Meta, story } from '../../testing/story';

const meta: Meta = { title: 'Buttons/ExternalLink', component: ExternalLink };

export default meta;

export const OtherSite = story((w) => <ExternalLink href="https://example.com/">{w.brand}</ExternalLink>);

export const PhoneAndMail = story(() => (
  <Row>
    <ExternalLink href="tel:+85230000000" icon="phone">
      +852 3000 0000
    </ExternalLink>
    <ExternalLink href="mailto:care@example.test" icon="mail">
      care@example.test
    </ExternalLink>
  </Row>
));

export const LooksLikeAButton = story((w) => (
  <ExternalLink href="https://example.com/" look="outline" icon="directions">
    {w.brand}
  </ExternalLink>
));

export const InASentence = story((w) => (
  <p>
    {w.long}{' '}
    <ExternalLink href="https://example.com/" inline>
      {w.brand}
    </ExternalLink>
  </p>
));

export const NotOffered = story((w) => <ExternalLink href="file:///etc/hosts">{w.brand}</ExternalLink>);
