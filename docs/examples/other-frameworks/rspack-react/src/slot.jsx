import { startOf } from './start.jsx';

export default startOf(({ view }) => <h2>{view.title}</h2>);
