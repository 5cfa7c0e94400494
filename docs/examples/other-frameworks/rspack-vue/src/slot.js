import Slot from './slot.vue';
import { startOf } from './start.js';

export default startOf(Slot);
