/** Commands of the text editor's toolbar: their symbol, and their name as the editor itself has it (`wysiwyg: engine.*`). */
const entries: readonly (readonly [command: string, icon: string, name: string])[] = [
  ['bold', 'format_bold', 'Bold'],
  ['italic', 'format_italic', 'Italic'],
  ['underline', 'format_underlined', 'Underline'],
  ['strikethrough', 'strikethrough_s', 'Strikethrough'],
  ['subscript', 'subscript', 'Subscript'],
  ['superscript', 'superscript', 'Superscript'],
  ['removeformat', 'format_clear', 'Clear formatting'],
  ['h1', 'looks_one', 'Heading 1'],
  ['h2', 'looks_two', 'Heading 2'],
  ['h3', 'looks_3', 'Heading 3'],
  ['h4', 'looks_4', 'Heading 4'],
  ['h5', 'looks_5', 'Heading 5'],
  ['h6', 'looks_6', 'Heading 6'],
  ['blockquote', 'format_quote', 'Blockquote'],
  ['bullist', 'format_list_bulleted', 'Bullet list'],
  ['numlist', 'format_list_numbered', 'Numbered list'],
  ['indent', 'format_indent_increase', 'Increase indent'],
  ['outdent', 'format_indent_decrease', 'Decrease indent'],
  ['alignleft', 'format_align_left', 'Align left'],
  ['aligncenter', 'format_align_center', 'Align center'],
  ['alignright', 'format_align_right', 'Align right'],
  ['alignjustify', 'format_align_justify', 'Justify'],
  ['alignnone', 'notes', 'No alignment'],
  ['ltr', 'format_textdirection_l_to_r', 'Left to right'],
  ['rtl', 'format_textdirection_r_to_l', 'Right to left'],
  ['link', 'link', 'Insert/edit link'],
  ['unlink', 'link_off', 'Remove link'],
  ['image', 'image', 'Insert/edit image'],
  ['media', 'movie', 'Insert/edit media'],
  ['table', 'table_chart', 'Table'],
  ['hr', 'horizontal_rule', 'Horizontal line'],
  ['fontselect', 'font_download', 'Fonts'],
  ['fontsizeselect', 'format_size', 'Font sizes'],
  ['forecolor', 'format_color_text', 'Text color'],
  ['backcolor', 'format_color_fill', 'Background color'],
  ['cut', 'content_cut', 'Cut'],
  ['copy', 'content_copy', 'Copy'],
  ['paste', 'content_paste', 'Paste'],
  ['remove', 'backspace', 'Remove'],
  ['selectall', 'select_all', 'Select all'],
  ['undo', 'undo', 'Undo'],
  ['redo', 'redo', 'Redo'],
  ['visualaid', 'visibility', 'Visual aids'],
  ['code', 'code', 'Source code'],
  ['fullscreen', 'fullscreen', 'Fullscreen'],
];

export interface ToolbarCommand {
  command: string;
  icon: string;
  name: string;
}

export const toolbarCommands: readonly ToolbarCommand[] = entries.map(([command, icon, name]) => ({
  command,
  icon,
  name,
}));
