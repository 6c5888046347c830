import { useCallback, useState } from "react";

export type InquiryRules = typeof import("../../../inquiries/validation.ts");

/**
 * The validation rules of an inquiry, loaded when the visitor starts to write. If they do not load,
 * the form sends without a check: the function has the same rules.
 */
export function useInquiryRules() {
  const [rules, setRules] = useState<InquiryRules>();
  const fetchRules = useCallback(async (): Promise<InquiryRules | undefined> => {
    try {
      const fetched = await import(
        /* webpackChunkName: "later-inquiry" */ "../../../inquiries/validation.ts"
      );
      setRules(fetched);
      return fetched;
    } catch {
      return undefined;
    }
  }, []);
  return { rules, fetchRules };
}
