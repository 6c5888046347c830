import { type LineKind, NETWORK } from "../../art/map/network.ts";
import { MAIN_RIVER, type Pair } from "../../art/map/region.ts";
import type { Means } from "../../content-service/kinds/leg.ts";
import { kmBetween } from "../documents/viewModels/nearby.ts";
import { crossing } from "./crossing.ts";
import { nearestOn, type Spot, spotOf } from "./spots.ts";

// The way between two places on the lines of the map. Only the build looks for ways: pages get points.

export interface Route {
  spots: Spot[];
  km: number;
}

/** What a kilometre costs on each line that one may take. */
type Costs = Partial<Record<LineKind, number>>;

const BY_ROAD: Costs = { motorway: 0.65, main: 1, road: 1.25 };

const COSTS: Readonly<Record<Means, Costs>> = {
  car: BY_ROAD,
  bus: BY_ROAD,
  train: { railway: 1 },
  boat: { river: 1 },
  bicycle: { cycle: 0.65, road: 1, main: 1.2 },
  foot: { cycle: 1, road: 1, main: 1.1 },
};

/** So far from a place its line may be. */
const REACH_IN_KM: Readonly<Record<Means, number>> = {
  car: 5,
  bus: 5,
  train: 5,
  boat: 3,
  bicycle: 5,
  foot: 3,
};

/** One walks straight so far. */
const STRAIGHT_IN_KM = 3;

interface Edge {
  to: string;
  cost: number;
}

interface Piece {
  ends: [from: Spot, to: Spot];
  factor: number;
  /** One comes onto a motorway at its junctions only. */
  isOpen: boolean;
}

interface Graph {
  spots: Map<string, Spot>;
  edges: Map<string, Edge[]>;
  pieces: Piece[];
}

const nameOf = ({ longitude, latitude }: Spot): string => `${longitude},${latitude}`;

function link({ spots, edges }: Graph, one: Spot, other: Spot, factor: number): void {
  const cost = kmBetween(one, other) * factor;
  for (const [from, to] of [
    [one, other],
    [other, one],
  ] as const) {
    const name = nameOf(from);
    spots.set(name, from);
    edges.set(name, [...(edges.get(name) ?? []), { to: nameOf(to), cost }]);
  }
}

function graphOf(by: Means): Graph {
  const graph: Graph = { spots: new Map(), edges: new Map(), pieces: [] };
  for (const { kind, points } of NETWORK) {
    const factor = COSTS[by][kind];
    if (factor === undefined) continue;
    const corners = points.map(spotOf);
    for (const [index, to] of corners.slice(1).entries()) {
      const from = corners[index] ?? to;
      graph.pieces.push({ ends: [from, to], factor, isOpen: kind !== "motorway" });
      link(graph, from, to, factor);
    }
  }
  return graph;
}

const GRAPHS = new Map<Means, Graph>();

function graphFor(by: Means): Graph {
  const graph = GRAPHS.get(by) ?? graphOf(by);
  GRAPHS.set(by, graph);
  return graph;
}

const crossesMainRiver = (spots: Spot[], river: readonly Pair[] = MAIN_RIVER): boolean =>
  crossing(spots, river) !== null;

interface Access {
  spot: Spot;
  piece: Piece;
}

/** Where a place comes onto the nearest line, on its own bank of the main river. */
function accessOf(graph: Graph, place: Spot, by: Means): Access | undefined {
  const [nearest] = graph.pieces
    .filter(({ isOpen }) => isOpen)
    .map((piece) => {
      const { spot } = nearestOn(...piece.ends, place);
      return { spot, piece, km: kmBetween(place, spot) };
    })
    .filter(({ km }) => km <= REACH_IN_KM[by])
    .sort((one, other) => one.km - other.km)
    .filter(({ spot }) => by === "boat" || !crossesMainRiver([place, spot]));
  return nearest;
}

/** The graph with two places on it. */
function withPlaces(graph: Graph, from: Access, to: Access): Graph {
  const own: Graph = { ...graph, spots: new Map(graph.spots), edges: new Map(graph.edges) };
  for (const { spot, piece } of [from, to]) {
    for (const end of piece.ends) link(own, spot, end, piece.factor);
  }
  if (from.piece === to.piece) link(own, from.spot, to.spot, from.piece.factor);
  return own;
}

/** Dijkstra's way from one corner to another; null where none leads. */
function cheapest({ spots, edges }: Graph, from: string, to: string): Spot[] | null {
  const costs = new Map([[from, 0]]);
  const before = new Map<string, string>();
  const open = new Set([from]);
  while (open.size > 0) {
    const costOf = (name: string): number => costs.get(name) ?? Number.POSITIVE_INFINITY;
    const here = [...open].reduce((one, other) => (costOf(other) < costOf(one) ? other : one));
    if (here === to) break;
    open.delete(here);
    for (const edge of edges.get(here) ?? []) {
      const cost = costOf(here) + edge.cost;
      if (cost >= costOf(edge.to)) continue;
      costs.set(edge.to, cost);
      before.set(edge.to, here);
      open.add(edge.to);
    }
  }
  if (!costs.has(to)) return null;
  const names = [to];
  for (let name = before.get(to); name !== undefined; name = before.get(name)) names.unshift(name);
  return names.flatMap((name) => spots.get(name) ?? []);
}

const lengthOf = (spots: Spot[]): number =>
  spots.slice(1).reduce((km, spot, index) => km + kmBetween(spots[index] ?? spot, spot), 0);

/** The way between two places; null where the lines of the map have none. */
export function findRoute(from: Spot, to: Spot, by: Means): Route | null {
  if (by === "foot" && kmBetween(from, to) < STRAIGHT_IN_KM && !crossesMainRiver([from, to])) {
    return { spots: [from, to], km: kmBetween(from, to) };
  }
  const graph = graphFor(by);
  const [start, end] = [accessOf(graph, from, by), accessOf(graph, to, by)];
  if (!start || !end) return null;
  const way = cheapest(withPlaces(graph, start, end), nameOf(start.spot), nameOf(end.spot));
  if (!way) return null;
  const spots = [from, ...way, to];
  return { spots, km: lengthOf(spots) };
}
