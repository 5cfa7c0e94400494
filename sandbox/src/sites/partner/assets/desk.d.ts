export function record(direction: 'received' | 'sent' | 'ignored', message: unknown, origin: string): void;
export function answerTo(message: unknown): Promise<unknown>;
