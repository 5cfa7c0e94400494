const script = document.currentScript;
// In the page of a partner the files are where this script came from, not below the partner's own address.
if (script instanceof HTMLScriptElement) __webpack_public_path__ = new URL('.', script.src).href;

export {};
