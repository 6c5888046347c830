import { useCallback, useState } from "react";

export type InquiryRules = typeof import("../../inquiries/rules.ts");

/**
 * The rules of an inquiry, fetched when somebody is about to write. Where they do not come, what was
 * typed goes unchecked: the function has the same rules.
 */
export function useInquiryRules() {
  const [rules, setRules] = useState<InquiryRules>();
  const fetchRules = useCallback(async (): Promise<InquiryRules | undefined> => {
    try {
      const fetched = await import("../../inquiries/rules.ts");
      setRules(fetched);
      return fetched;
    } catch {
      return undefined;
    }
  }, []);
  return { rules, fetchRules };
}
