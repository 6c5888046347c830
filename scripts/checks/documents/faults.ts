import { join } from "node:path";
import { createContentStore } from "../../../content-service/src/content-store.ts";
import { ContentFaults, faultLine } from "../../../content-service/src/documents/fault.ts";

const SERVICE = "content-service";

interface FaultOfFile {
  file: string;
  /** "content-service/documents/blog/herons/hr.md:3: unknown field …" */
  text: string;
}

/** What would keep the content service from starting, in documents and pictures. */
export async function findContentFaults(root = SERVICE): Promise<FaultOfFile[]> {
  try {
    await createContentStore({
      documents: join(root, "documents"),
      pictures: join(root, "pictures"),
    });
    return [];
  } catch (error) {
    if (!(error instanceof ContentFaults)) throw error;
    return error.faults.map((fault) => {
      const file = join(root, fault.file);
      return { file, text: faultLine({ ...fault, file }) };
    });
  }
}
