import Page from './page.svelte';
import { startOf } from './start.js';

export default startOf(Page);
