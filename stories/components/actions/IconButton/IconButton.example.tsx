import { IconButton } from "@vidikovac/react";
import { useState } from "react";

export function Example() {
  const [isPlaying, setIsPlaying] = useState(false);
  return (
    <IconButton
      icon={isPlaying ? "pause" : "play"}
      label={isPlaying ? "Pause the slide show" : "Start the slide show"}
      tone="raised"
      onClick={() => setIsPlaying(!isPlaying)}
    />
  );
}
