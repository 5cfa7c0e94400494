export const clockSyntax: readonly { selector: string; message: string }[];
