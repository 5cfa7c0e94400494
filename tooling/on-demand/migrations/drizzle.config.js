/** Below the folder of the sandbox, where the command runs. */
export default { dialect: 'postgresql', schema: './src/platform/db/schema/*.ts', out: './drizzle' };
