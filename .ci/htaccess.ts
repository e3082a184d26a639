import { headerNames, securityHeaders } from '../mocks/host/security-headers.ts';

/*
 * What Apache is told in the folder of the app. Only directives that `AllowOverride FileInfo` lets a folder give, as the
 * API's own .htaccess needs it too, each within the module that knows it: anything else would be answered by 500.
 */

const compressed =
  'text/html text/css text/javascript application/javascript application/json image/svg+xml text/plain';

const headers = Object.entries(securityHeaders)
  .map(
    ([name, value]) =>
      `    Header always set ${headerNames[name as keyof typeof securityHeaders]} "${value}"`,
  )
  .join('\n');

/** `.htaccess` of the folder of the app. */
export const htaccess = `# Made by Lectern's build: docs/deploying.md says what each of it is for. Needs AllowOverride FileInfo.
<IfModule mod_headers.c>
${headers}
    # Not "always": an answer that something is missing must not be kept.
    Header set Cache-Control "no-cache"
    # What was sent compressed is named with an ending: the question whether it has changed has to be understood all the same.
    RequestHeader edit If-None-Match "-(?:gzip|br)\\"" "\\""
</IfModule>
<IfModule mod_mime.c>
    AddType text/javascript .js
    AddType text/css .css
    AddType application/json .json
    AddType image/svg+xml .svg
    AddType font/woff2 .woff2
    AddCharset utf-8 .js .css .json .svg .html
</IfModule>
<IfModule mod_filter.c>
    <IfModule mod_brotli.c>
        AddOutputFilterByType BROTLI_COMPRESS ${compressed}
    </IfModule>
    <IfModule mod_deflate.c>
        AddOutputFilterByType DEFLATE ${compressed}
    </IfModule>
</IfModule>
`;

/** `.htaccess` of the folder whose files never change under their names. */
export const htaccessOfAssets = `<IfModule mod_headers.c>
    Header set Cache-Control "public, max-age=31536000, immutable"
</IfModule>
`;
