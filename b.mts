import { checkBudgets } from './tooling/src/checks/budgets/check-budgets';
console.log(await checkBudgets());
