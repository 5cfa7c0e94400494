/**
 * Runs an act of a till. What it is told when it is refused the member hears too, in a transaction of its own: the act
 * is undone.
 *
 * @param detailOf null: not the member's affair
 * @param tellIt its own failure changes no answer
 */
export async function tellingRefusals<Result>(
  act: () => Promise<Result>,
  detailOf: (error: unknown) => string | null,
  tellIt: (detail: string) => Promise<void>,
): Promise<Result> {
  try {
    return await act();
  } catch (error) {
    const detail = detailOf(error);
    if (detail !== null) await tellIt(detail).catch(() => undefined);
    throw error;
  }
}
