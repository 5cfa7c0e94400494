export { I18nextProvider, useTranslation } from '@mrw-provided/react-i18next';
