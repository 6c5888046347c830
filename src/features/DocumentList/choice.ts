/** chosenIn("?category=nature", "category", ["Sport", "Nature"]) => ["Nature"]; unknown values are passed over. */
export function chosenIn<Value extends string>(
  search: string,
  name: string,
  known: readonly Value[],
): Value[] {
  const asked = new URLSearchParams(search).getAll(name).map((value) => value.toLowerCase());
  return known.filter((value) => asked.includes(value.toLowerCase()));
}

/** The same address with another choice: withChoice("?a=b", "type", ["Active"]) => "a=b&type=active" */
export function withChoice(
  search: string,
  name: string,
  values: readonly string[],
): URLSearchParams {
  const params = new URLSearchParams(search);
  params.delete(name);
  for (const value of values) params.append(name, value.toLowerCase());
  return params;
}
