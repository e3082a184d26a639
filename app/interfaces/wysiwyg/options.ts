import type { OptionDefinition } from '#app/interfaces/define.ts';

/** Every command that the option may name. */
export const commands = (
  'aligncenter alignjustify alignleft alignnone alignright forecolor backcolor bold italic underline strikethrough ' +
  'subscript superscript blockquote bullist numlist hr link unlink media image copy cut paste h1 h2 h3 h4 h5 h6 ' +
  'fontselect fontsizeselect indent outdent undo redo remove removeformat selectall table visualaid code ' +
  // Those of 8.8 alone.
  'fullscreen ltr rtl'
).split(' ');

export const options: readonly OptionDefinition[] = [
  {
    key: 'toolbar',
    interface: 'checkboxes',
    type: 'array',
    default:
      'bold italic underline removeformat link bullist numlist blockquote h1 h2 h3 image media hr code'.split(
        ' ',
      ),
    options: { choices: Object.fromEntries(commands.map((command) => [command, command])) },
  },
  {
    key: 'custom_formats',
    interface: 'json',
    type: 'json',
    default: [
      {
        title: 'My custom format',
        inline: 'span',
        classes: 'custom-wrapper',
        styles: { color: '#00ff00', 'font-size': '20px' },
        attributes: { title: 'My custom wrapper' },
      },
    ],
  },
  { key: 'tinymce_options', interface: 'json', type: 'json', advanced: true },
];
