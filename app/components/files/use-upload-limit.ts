import { useQuery } from '@tanstack/react-query';
import { uploadLimit } from '#app/entities/files/upload-limit.ts';
import { projectQueries } from '#app/entities/projects/queries.ts';
import { useSettings } from '#app/session/model.ts';
import { useProject } from '#app/session/project.tsx';

/** Most bytes of a file that the server takes; null when it didn't say. */
export function useUploadLimit(): number | null {
  const ofServer = useQuery(projectQueries.info(useProject())).data?.max_upload_size;
  return uploadLimit(ofServer, useSettings()['file_max_size']);
}
