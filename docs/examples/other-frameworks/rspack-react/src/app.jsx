import { draw } from '../../common/draw.js';
import { startOf } from './start.jsx';

const Page = ({ host, view }) => (
  <>
    <h1>{view.title}</h1>
    <p>{view.greeting}</p>
    <button onClick={() => draw(host)}>{view.draw}</button>
    {view.isMember && <button onClick={() => host.auth.logout()}>{view.logOut}</button>}
    <p role="status">{view.outcome}</p>
  </>
);

export default startOf(Page);
