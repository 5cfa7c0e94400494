// Before React is loaded: a renderer that starts without the hook can never be refreshed.
import { injectIntoGlobalHook } from 'react-refresh/runtime';

injectIntoGlobalHook(window);
