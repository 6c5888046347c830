import { describe, expect, it } from "vitest";
import { withPictureParameters } from "../../../src/images/remotePicture.ts";

describe("parameters for the picture host", () => {
  const added = (address: string, parameters: Record<string, string | number>) => {
    const { origin, pathname, searchParams, hash } = new URL(
      withPictureParameters(address, parameters),
    );
    return { address: origin + pathname + hash, parameters: [...searchParams] };
  };

  it("are added to a picture without any", () => {
    expect(withPictureParameters("https://images.example/a.jpg", { w: 640, fit: "max" })).toBe(
      "https://images.example/a.jpg?w=640&fit=max",
    );
  });

  it("stand beside those that the editor's crop has", () => {
    const address = "https://images.example/a%20b.jpg?auto=compress,format&rect=0,10,400,300#x";
    expect(added(address, { w: 640, q: 60 })).toEqual({
      address: "https://images.example/a%20b.jpg#x",
      parameters: [
        ["auto", "compress,format"],
        ["rect", "0,10,400,300"],
        ["w", "640"],
        ["q", "60"],
      ],
    });
  });

  it.each([
    ["w", 640],
    ["h", 480],
    ["fit", "crop"],
    ["q", 1],
    ["auto", "format"],
    ["rect", "1,1,1,1"],
  ])("leave %s as it is where the address has it", (name, value) => {
    const address = `https://images.example/a.jpg?${name}=kept&${name}=twice`;
    expect(withPictureParameters(address, { [name]: value })).toBe(address);
  });

  it("leave an empty one as it is, too", () => {
    const address = "https://images.example/a.jpg?w=&q";
    expect(withPictureParameters(address, { w: 640, q: 60 })).toBe(address);
  });

  it("do not touch the address when there is nothing to add", () => {
    const address = "https://images.example/a.jpg?rect=0,0,4,3&x=a+b%2Cc";
    expect(withPictureParameters(address, {})).toBe(address);
  });

  it("are written so that none of their signs starts another", () => {
    expect(added("https://images.example/a.jpg", { txt: "a&w=1#č" }).parameters).toEqual([
      ["txt", "a&w=1#č"],
    ]);
  });
});
