import { BeingBuilt, NotFoundState } from './whole-pages';
import { type Meta, story } from '../../testing/story';

const meta: Meta = { title: 'States/Whole pages', component: NotFoundState, subcomponents: { BeingBuilt } };

export default meta;

export const NotFound = story(() => <NotFoundState />);

export const Planned = story(() => <BeingBuilt route="/level_rule" />);
