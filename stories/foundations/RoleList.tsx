import type { ReactNode } from "react";
import * as styles from "./foundations.css.ts";
import type { Purpose } from "./purpose.ts";
import { usedBy } from "./usedBy.ts";

export interface ShownRole {
  /** The role as written in a style: "radius.panel" */
  call: string;
  /** Other ways to write it: "colour.error" for the whole group. */
  otherCalls?: string[];
  value: string;
  purpose: Purpose;
  specimen: ReactNode;
}

/** A list of roles: specimen, purpose, and the components that use each. */
export function RoleList({ roles }: { roles: ShownRole[] }) {
  return (
    <ul className={styles.roles}>
      {roles.map((role) => (
        <Role key={role.call} {...role} />
      ))}
    </ul>
  );
}

const lowered = (sentence: string): string => sentence.charAt(0).toLowerCase() + sentence.slice(1);

function Role({ call, otherCalls = [], value, purpose, specimen }: ShownRole) {
  const [sentence, yes, no] = purpose;
  const users = usedBy(call, ...otherCalls);
  return (
    <li className={styles.role}>
      <div>{specimen}</div>
      <div>
        <p className={styles.step}>{call}</p>
        <p className={styles.quiet}>{value}</p>
      </div>
      <div>
        <p>{sentence}</p>
        <p>
          <span className={styles.yes}>Do</span> {lowered(yes)}
        </p>
        <p>
          <span className={styles.no}>Don’t</span> {lowered(no)}
        </p>
        <p className={styles.quiet}>
          Used by {users.length > 0 ? users.join(", ") : "not used yet"}
        </p>
      </div>
    </li>
  );
}
