import type { ReactiveController, ReactiveControllerHost } from "lit";
import { type Box, type Dragged, ZONES, type Zone, zoneAt } from "../model/drop.ts";

/** Movement before a press becomes a drag, in CSS pixels: a trembling finger still taps. */
const SLACK = 8;

type Host = ReactiveControllerHost & HTMLElement & { readonly renderRoot: HTMLElement | DocumentFragment };

interface Drag {
  readonly pointer: number;
  readonly element: HTMLElement;
  readonly what: Dragged;
  readonly x: number;
  readonly y: number;
  moving: boolean;
  zone: Zone | null;
}

/**
 * Dragging by Pointer Events, so that mouse, pen and finger are one. Elements with `data-drag` can be taken up,
 * elements with `data-zone` take them; what that means is asked of the host. A card let go elsewhere goes back.
 */
export class DragController implements ReactiveController {
  private readonly host: Host;
  private readonly onDrop: (what: Dragged, zone: Zone) => void;
  private readonly accepts: (what: Dragged, zone: Zone) => boolean;
  private drag: Drag | null = null;
  private swallowClick = false;

  constructor(
    host: Host,
    accepts: (what: Dragged, zone: Zone) => boolean,
    onDrop: (what: Dragged, zone: Zone) => void,
  ) {
    this.host = host;
    this.accepts = accepts;
    this.onDrop = onDrop;
    host.addController(this);
  }

  hostConnected(): void {
    const { host } = this;
    host.addEventListener("pointerdown", this.onDown);
    host.addEventListener("pointermove", this.onMove);
    host.addEventListener("pointerup", this.onUp);
    host.addEventListener("pointercancel", this.onCancel);
    host.addEventListener("lostpointercapture", this.onLost);
    // A drag ends with a click on the card it began on: that one is no tap.
    host.addEventListener("click", this.onClick, true);
  }

  hostDisconnected(): void {
    const { host } = this;
    host.removeEventListener("pointerdown", this.onDown);
    host.removeEventListener("pointermove", this.onMove);
    host.removeEventListener("pointerup", this.onUp);
    host.removeEventListener("pointercancel", this.onCancel);
    host.removeEventListener("lostpointercapture", this.onLost);
    host.removeEventListener("click", this.onClick, true);
    this.putBack();
  }

  /** The dragged thing may have been taken away by an update in mid-air. */
  hostUpdated(): void {
    if (this.drag !== null && !this.drag.element.isConnected) this.putBack();
  }

  private readonly onDown = (event: PointerEvent): void => {
    this.swallowClick = false;
    if (event.pointerId === this.drag?.pointer) this.putBack();
    if (this.drag !== null || !event.isPrimary || event.button !== 0) return;
    const element = event
      .composedPath()
      .find((node): node is HTMLElement => node instanceof HTMLElement && node.dataset["drag"] !== undefined);
    if (element === undefined) return;
    const { clientX: x, clientY: y, pointerId: pointer } = event;
    this.drag = {
      pointer,
      element,
      what: element.dataset["drag"] as Dragged,
      x,
      y,
      moving: false,
      zone: null,
    };
  };

  private readonly onMove = (event: PointerEvent): void => {
    const { drag } = this;
    if (drag === null || event.pointerId !== drag.pointer) return;
    // Let go where nobody told: outside the window, before it was a drag.
    if ((event.buttons & 1) === 0) {
      this.putBack();
      return;
    }
    const dx = event.clientX - drag.x;
    const dy = event.clientY - drag.y;
    if (!drag.moving) {
      if (Math.hypot(dx, dy) < SLACK) return;
      drag.moving = true;
      this.host.setPointerCapture(drag.pointer);
      drag.element.classList.add("dragging");
    }
    drag.element.style.setProperty("translate", `${dx}px ${dy}px`);
    this.mark(this.zoneUnder(event.clientX, event.clientY, drag.what));
  };

  private readonly onUp = (event: PointerEvent): void => {
    const { drag } = this;
    if (drag === null || event.pointerId !== drag.pointer) return;
    const { moving, what } = drag;
    const zone = moving ? this.zoneUnder(event.clientX, event.clientY, what) : null;
    this.putBack();
    this.swallowClick = moving;
    if (zone !== null) this.onDrop(what, zone);
  };

  private readonly onCancel = (event: PointerEvent): void => {
    if (event.pointerId === this.drag?.pointer) this.putBack();
  };

  /** A finger is caught by what it touches first; handing it over to the table is no loss. */
  private readonly onLost = (event: PointerEvent): void => {
    if (event.composedPath()[0] === this.host) this.onCancel(event);
  };

  private readonly onClick = (event: MouseEvent): void => {
    // A click without a pointer (detail 0) comes from the keyboard and is meant.
    if (!this.swallowClick || event.detail === 0) return;
    this.swallowClick = false;
    event.preventDefault();
    event.stopPropagation();
  };

  private zoneUnder(x: number, y: number, what: Dragged): Zone | null {
    const boxes: Partial<Record<Zone, Box>> = {};
    for (const zone of ZONES) {
      const element = this.zoneElement(zone);
      if (element !== null && this.accepts(what, zone)) boxes[zone] = element.getBoundingClientRect();
    }
    return zoneAt(x, y, boxes);
  }

  private zoneElement(zone: Zone): HTMLElement | null {
    return this.host.renderRoot.querySelector<HTMLElement>(`[data-zone="${zone}"]`);
  }

  private mark(zone: Zone | null): void {
    const { drag } = this;
    if (drag === null || drag.zone === zone) return;
    if (drag.zone !== null) this.zoneElement(drag.zone)?.classList.remove("under-card");
    if (zone !== null) this.zoneElement(zone)?.classList.add("under-card");
    drag.zone = zone;
  }

  private putBack(): void {
    const { drag } = this;
    if (drag === null) return;
    this.mark(null);
    drag.element.classList.remove("dragging");
    drag.element.style.removeProperty("translate");
    if (this.host.hasPointerCapture(drag.pointer)) this.host.releasePointerCapture(drag.pointer);
    this.drag = null;
  }
}
