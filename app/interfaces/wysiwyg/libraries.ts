/** The editor's parts, in the order in which they find one another. */
import hugerte from 'hugerte';
import 'hugerte/models/dom/model.js';
import 'hugerte/themes/silver/theme.js';
import 'hugerte/icons/default/icons.js';
import 'hugerte/plugins/autoresize/plugin.js';
import 'hugerte/plugins/directionality/plugin.js';
import 'hugerte/plugins/fullscreen/plugin.js';
import 'hugerte/plugins/image/plugin.js';
import 'hugerte/plugins/insertdatetime/plugin.js';
import 'hugerte/plugins/link/plugin.js';
import 'hugerte/plugins/lists/plugin.js';
import 'hugerte/plugins/media/plugin.js';
import 'hugerte/plugins/pagebreak/plugin.js';
import 'hugerte/plugins/preview/plugin.js';
import 'hugerte/plugins/table/plugin.js';

export { hugerte };
