import { Icon } from './icon';
import { icons, type IconName } from './icons';
import { Row } from '../../testing/layouts';
import { type Meta, story } from '../../testing/story';

const meta: Meta = { title: 'Icons/Icon', component: Icon };

export default meta;

const isIcon = (name: string): name is IconName => name in icons;
const iconNames = Object.keys(icons).filter(isIcon);

export const All = story(() => (
  <Row>
    {iconNames.map((name) => (
      <Icon key={name} name={name} />
    ))}
  </Row>
));

export const Sizes = story(() => (
  <Row>
    <Icon name="store" size={16} />
    <Icon name="store" />
    <Icon name="store" size={48} />
  </Row>
));
