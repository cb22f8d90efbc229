"""A cluster of two nodes on this machine: one of its processes dies, then one of its nodes.

``python -m tests.arena.two_nodes BOT GAMES`` prints JSON: how many nodes played, the rounds of
self-play, and the report of the matches.
"""

from __future__ import annotations

import json
import sys

import ray
from ray.cluster_utils import Cluster as Machines

from openrummy.arena import Run, report_json, tournament
from openrummy.arena.cluster import Cluster
from openrummy.kernels.gin_batch import playouts
from openrummy.rules.presets import PRESETS


def where(_number: int) -> str:
    """The node that a task runs on."""
    import time

    time.sleep(0.2)
    return str(ray.get_runtime_context().get_node_id())


def main(bot: str, games: int) -> None:
    machines = Machines(initialize_head=True, head_node_args={"num_cpus": 1})
    second = machines.add_node(num_cpus=1)
    cluster = Cluster(machines.address)
    nodes = len(set(cluster.run(where, [(number,) for number in range(12)])))
    selfplay = [(PRESETS["gin"], 50, seed) for seed in range(6)]
    rounds = sum(counts[0] for counts in cluster.run(playouts, selfplay))
    run = Run(tournament(PRESETS["rummy30"], ["random", bot], "two"), games, workers=cluster)
    for done in run:
        if done == games // 2:
            machines.remove_node(second, allow_graceful=False)
    told = {"nodes": nodes, "rounds": rounds, "report": report_json(run.report())}
    sys.stdout.write(f"{json.dumps(told)}\n")
    cluster.close()
    machines.shutdown()


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
