import Page from './page.vue';
import { startOf } from './start.js';

export default startOf(Page);
