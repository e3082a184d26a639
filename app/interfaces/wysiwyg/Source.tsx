import { html } from '@codemirror/lang-html';
import { CodeEditor } from '#app/components/code-editor/CodeEditor.tsx';

export interface SourceProps {
  text: string;
  onText: (text: string) => void;
  labelId: string;
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean;
}

const language = html({ autoCloseTags: false });

/** The text's own characters: what is not edited here stays as it is, to the last space. */
export default function Source({ onText, ...props }: SourceProps) {
  return (
    <CodeEditor
      {...props}
      readonly={false}
      onText={(text, isTyped) => {
        if (isTyped) onText(text);
      }}
      extensions={language}
    />
  );
}
