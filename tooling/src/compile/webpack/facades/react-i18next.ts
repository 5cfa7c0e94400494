// What the contract provides of it (`@mrw/shared-contracts/provided-names`), and its types. Also the types that a remote compiles against.
export type * from '@mrw-provided/react-i18next';
export { I18nextProvider, useTranslation } from '@mrw-provided/react-i18next';
