import { SeasonCalendar } from "@vidikovac/react/travel";

export function Example() {
  return (
    <SeasonCalendar
      year={{
        title: "The year, month by month",
        months: [
          { name: "Jan", season: "closed" },
          { name: "Feb", season: "closed" },
          { name: "Mar", season: "closed" },
          { name: "Apr", season: "best" },
          { name: "May", season: "best" },
          { name: "Jun", season: "best" },
          { name: "Jul", season: "good" },
          { name: "Aug", season: "good" },
          { name: "Sep", season: "good" },
          { name: "Oct", season: "good" },
          { name: "Nov", season: "closed" },
          { name: "Dec", season: "closed" },
        ],
        seasons: [
          { season: "best", name: "Best", months: "April, May and June" },
          { season: "good", name: "Good", months: "July, August, September and October" },
          {
            season: "closed",
            name: "Does not run",
            months: "January, February, March, November and December",
          },
        ],
      }}
    />
  );
}
