"""The few things that we ask of Box2D, with types. Centimetres, kilograms, seconds."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, ClassVar, NamedTuple, TypeAlias

import pyb2d3  # type: ignore[import-untyped]

Vector: TypeAlias = tuple[float, float]


class TooManyWorlds(RuntimeError):
    """Box2D has room for 128 worlds in a process, and brings it down at the next."""


class Spot(NamedTuple):
    """Where a body's origin is, and the cosine and sine of its angle."""

    x: float
    y: float
    cosine: float
    sine: float


class Box(NamedTuple):
    left: float
    bottom: float
    right: float
    top: float


class Shape:
    """A convex polygon, to be part of any number of bodies."""

    def __init__(self, corners: Sequence[Vector]) -> None:
        self.raw: Any = pyb2d3.polygon(points=corners)


class Body:
    def __init__(self, raw: Any) -> None:
        self.raw = raw
        self.id: int = raw.id
        self.mass: float = raw.mass
        self.inertia: float = raw.rotational_inertia()

    @property
    def spot(self) -> Spot:
        at, turn = self.raw.position, self.raw.rotation
        return Spot(at.x, at.y, turn.c, turn.s)

    @property
    def centre(self) -> Vector:
        """Of its mass, in the room."""
        at = self.raw.world_center_of_mass()
        return at.x, at.y

    @property
    def awake(self) -> bool:
        awake: bool = self.raw.awake
        return awake

    @property
    def motion(self) -> tuple[Vector, float]:
        speed = self.raw.linear_velocity
        return (speed.x, speed.y), self.raw.angular_velocity

    @property
    def hurry(self) -> float:
        """How fast it moves and spins, as one number."""
        (across, up), spin = self.motion
        return abs(across) + abs(up) + 2 * abs(spin)

    @property
    def box(self) -> Box:
        """What it fills, sides parallel to the axes."""
        box = self.raw.compute_aabb()
        low, high = box.lower_bound, box.upper_bound
        return Box(low.x, low.y, high.x, high.y)

    def move(self, velocity: Vector, spin: float) -> None:
        self.raw.linear_velocity = velocity
        self.raw.angular_velocity = spin

    def rest(self, spot: Spot) -> None:
        """Be there, and still."""
        self.raw.set_transform((spot.x, spot.y), _rotation(spot))
        self.move((0.0, 0.0), 0.0)

    def sleep(self) -> None:
        """With all that it touches: until something else does."""
        self.raw.awake = False

    def carry(self, force: float) -> None:
        """An upward force during the next step."""
        self.raw.apply_force_to_center((0.0, force))

    def destroy(self) -> None:
        self.raw.destroy()


class Weld:
    def __init__(self, raw: Any) -> None:
        self._raw = raw

    def destroy(self) -> None:
        self._raw.destroy()


class Spring(NamedTuple):
    hertz: float
    damping: float


class World:
    """One world of Box2D. It ends with this object, and its bodies must not be asked after that."""

    most: ClassVar[int] = 100
    open: ClassVar[int] = 0

    def __init__(self, gravity: float, contact: Spring, push: float) -> None:
        self._counted = False
        if World.open >= World.most:
            raise TooManyWorlds(f"{World.open} worlds are open in this process")
        self._raw: Any = pyb2d3.World(gravity=(0.0, -gravity))
        World.open += 1
        self._counted = True
        self._raw.set_contact_tuning(contact.hertz, contact.damping, push)

    def __del__(self) -> None:
        # pyb2d3 destroys a world when its object goes; to do so by hand would destroy it twice.
        if self._counted:
            World.open -= 1

    def ground(self, half: float, friction: float) -> None:
        """A table top at height 0, so far to both sides."""
        body = self._raw.create_static_body(position=(0.0, 0.0))
        made_of = pyb2d3.shape_def(material=pyb2d3.surface_material(friction=friction))
        body.create_shape(made_of, pyb2d3.box(hx=half, hy=1.0, center=(0.0, -1.0)))

    def body(
        self,
        shapes: Sequence[Shape],
        spot: Spot,
        *,
        density: float,
        friction: float,
        damping: Vector,
        felt: bool,
    ) -> Body:
        """Something that falls; if `felt`, `touches` tells what it meets."""
        raw = self._raw.create_body_from_def(
            pyb2d3.body_def(
                type=pyb2d3.BodyType.DYNAMIC,
                position=(spot.x, spot.y),
                rotation=_rotation(spot),
                linear_damping=damping[0],
                angular_damping=damping[1],
            )
        )
        made_of = pyb2d3.shape_def(
            density=density,
            material=pyb2d3.surface_material(friction=friction, restitution=0.0),
            enable_contact_events=felt,
        )
        for shape in shapes:
            raw.create_polygon_shape(made_of, shape.raw)
        return Body(raw)

    def hand(self, spot: Spot) -> Body:
        """Something without weight or shape that goes where it is told."""
        kinematic = pyb2d3.BodyType.KINEMATIC
        return Body(
            self._raw.create_body_from_def(
                pyb2d3.body_def(type=kinematic, position=spot[:2], rotation=_rotation(spot))
            )
        )

    def weld(self, hand: Body, body: Body, linear: Spring, angular: Spring) -> Weld:
        """Holds a body by its centre of mass, softly, turned as the hand is."""
        return Weld(
            self._raw.create_weld_joint(
                body_a=hand.raw,
                body_b=body.raw,
                local_anchor_a=(0.0, 0.0),
                local_anchor_b=body.raw.local_center_of_mass(),
                reference_angle=0.0,
                linear_hertz=linear.hertz,
                linear_damping_ratio=linear.damping,
                angular_hertz=angular.hertz,
                angular_damping_ratio=angular.damping,
                collide_connected=False,
            )
        )

    def sleepless(self) -> None:
        """Reckon with everything all the time, even with what has long been still."""
        self._raw.sleeping_enabled = False

    def step(self, seconds: float, parts: int) -> None:
        self._raw.step(seconds, parts)

    def touches(self, body: Body) -> Iterator[tuple[int, int]]:
        """What the last step changed: the other body's id, and one contact more or less with it."""
        events = self._raw.get_contact_events()
        if events.begin_count or events.end_count:
            for change, told in ((1, events.begin_events()), (-1, events.end_events())):
                for event in told:
                    # What was destroyed since has no shape any more.
                    if event.shape_a is None or event.shape_b is None:
                        continue
                    ids = event.shape_a.body.id, event.shape_b.body.id
                    if body.id in ids:
                        yield ids[ids[0] == body.id], change


def _rotation(spot: Spot) -> Any:
    turn = pyb2d3.Rot()
    turn.c, turn.s = spot.cosine, spot.sine
    return turn
