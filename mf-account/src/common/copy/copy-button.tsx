import { Button } from '@mrw/shared-ui';
import { useCopy } from '@mrw/shared-ui/copy';

export function CopyButton({ text, label }: { text: string; label: string }) {
  const copy = useCopy();
  return (
    <Button
      variant="outline"
      icon="copy"
      onClick={() => {
        copy(text);
      }}
    >
      {label}
    </Button>
  );
}
