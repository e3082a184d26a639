/**
 * Sends a request with a form, or with JSON in a blob, as its body and tells how much of it is sent, 0 to 1: fetch can't. Rejects as fetch does:
 * AbortError when the request's signal says so, TypeError when the server was not reached.
 */
export function sendForm(
  request: Request,
  form: FormData | Blob,
  onProgress: (part: number) => void,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const sending = new XMLHttpRequest();
    sending.open(request.method, request.url);
    sending.withCredentials = request.credentials === 'include';
    for (const [name, value] of request.headers) sending.setRequestHeader(name, value);
    sending.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total);
    });
    sending.addEventListener('load', () => {
      const { status, statusText, responseText } = sending;
      resolve(new Response(status === 204 ? null : responseText, { status, statusText }));
    });
    sending.addEventListener('error', () => reject(new TypeError('Failed to send')));
    const stop = () => {
      // Not left to the abort event: before send() there is none.
      reject(new DOMException('Aborted', 'AbortError'));
      sending.abort();
    };
    request.signal.addEventListener('abort', stop);
    if (request.signal.aborted) stop();
    else sending.send(form);
  });
}
