import Slot from './slot.svelte';
import { startOf } from './start.js';

export default startOf(Slot);
