// The shared modules of the page are agreed on first.
import('../../../../../shell/src/entry/main.tsx');
